/** What is wrong with `node_modules` below the repository's folder; nothing when all is there. */
export declare function installationProblem(root: string): string | undefined
