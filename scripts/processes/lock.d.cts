/** The name of a lock: of a folder that is there, by whatever path, and of what is written below it. */
export declare function nameOf(folder: string, purpose: string): string

/**
 * Takes a lock once neither another command nor a child that writes for one holds it.
 *
 * @param command what others are told that this process is: `npm run build`
 * @param whileHeld called each time the lock is found held, with what its holder says of itself, such as `process 12
 *   (npm run build, since 2027-03-01 14:03:12)`, or nothing when it does not answer; and whether it is a child that its
 *   command has left, so that it is about to end. It throws to give up
 * @returns what gives the lock back; the system does so when the process ends
 */
export declare function acquire(
  name: string,
  command: string,
  whileHeld: (holder: string | undefined, isLeft: boolean) => void,
): Promise<() => void>

/**
 * Keeps others from acquiring a lock as long as this process lives, which writes for the command that has acquired it.
 *
 * @param command what others are told that this process is
 */
export declare function holdAsWriter(name: string, command: string): Promise<void>
