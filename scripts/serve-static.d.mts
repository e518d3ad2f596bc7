import type { Server } from 'node:http'

export function serveStatic(dir: string, port: number, instead?: Readonly<Record<string, string>>): Promise<Server>
