import type { Browser, LaunchOptions } from 'playwright'

export declare const isPinnedPlatform: boolean
export declare function browserLaunch(): Promise<LaunchOptions>
export declare function launch(switches?: readonly string[]): Promise<Browser>
