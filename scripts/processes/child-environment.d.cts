/** Variables of a process; `undefined` takes one away. */
export type Variables = Readonly<Record<string, string | undefined>>

/** What a child writes, so that it and its own children hold the lock as long as they live (`lock.cjs`). */
export interface Write {
  /** Of the lock that this command has acquired. */
  readonly name: string
  /** What a person is told that the child is. */
  readonly command: string
}

/**
 * The environment for a Node process that is a child of this one: with it the child, and every Node process below, ends
 * when its parent has ended (`child.cjs`).
 *
 * @param changes of this process' variables
 */
export declare function childEnvironment(changes?: Variables, write?: Write): NodeJS.ProcessEnv
