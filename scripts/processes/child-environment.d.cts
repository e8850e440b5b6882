/** Variables of a process; `undefined` removes one. */
export type Variables = Readonly<Record<string, string | undefined>>

/**
 * The lock for a child's writing. The child and its own children hold the lock while they live (`lock.cjs`).
 */
export interface Write {
  /** Of the lock that this command has acquired. */
  readonly name: string
  /** The description of the child for people. */
  readonly command: string
}

/**
 * The environment for a Node process that is a child of this one. It makes the child, and every Node process
 * below, end when its parent has ended (`child.cjs`).
 *
 * @param changes of this process' variables
 */
export declare function childEnvironment(changes?: Variables, write?: Write): NodeJS.ProcessEnv
