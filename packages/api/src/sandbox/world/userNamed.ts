import type { World } from './World.ts'

/** Finds a user by name or email. Phones begin a field with a capital, and mail hosts ignore case: so does this. */
export function userNamed({ users }: Pick<World, 'users'>, text: string) {
  const name = text.trim().toLowerCase()
  return users.find((user) => user.username.toLowerCase() === name || user.email.toLowerCase() === name)
}
