/** Tells whether a version lies in a range of the form `>=20.20 <26`. */
export declare function supports(range: string, version: string): boolean
