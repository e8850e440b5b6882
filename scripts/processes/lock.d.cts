/** The name of a lock on an existing folder and a purpose; it is the same for every path to the folder. */
export declare function nameOf(folder: string, purpose: string): string

/**
 * Takes a lock once neither another command nor a child that writes for a command holds it.
 *
 * @param command the description of this process for others: `npm run build`
 * @param whileHeld called each time the lock is found held. The first argument is the holder's description,
 *   such as `process 12 (npm run build, since 2027-03-01 14:03:12)`, or nothing when it does not answer. The
 *   second tells whether the holder is a child that its command has left, so that it is about to end. It
 *   throws to give up.
 * @returns a function that releases the lock; the system does so when the process ends
 */
export declare function acquire(
  name: string,
  command: string,
  whileHeld: (holder: string | undefined, isLeft: boolean) => void,
): Promise<() => void>

/**
 * Prevents others from acquiring a lock while this process lives. This process writes for the command that
 * has acquired the lock.
 *
 * @param command the description of this process for others
 */
export declare function holdAsWriter(name: string, command: string): Promise<void>
