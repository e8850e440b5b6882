import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} LockedPackage
 * @param {string} file a lock file of npm
 * @returns {Record<string, LockedPackage>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}

/**
 * Checks `node_modules` against package-lock.json. It compares versions and not dates, because a checkout of
 * another branch changes all dates.
 *
 * @param {string} root the repository's folder
 * @returns {string | undefined} the problem, if any
 */
export function installationProblem(root) {
  const installedLock = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedLock)) return 'there are none yet'
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(installedLock)
  const changed = Object.keys(wanted).find((path) => {
    if (path === '') return false
    const there = installed[path]
    // npm leaves out packages for other systems.
    if (!there) return !wanted[path]?.optional && !wanted[path]?.devOptional
    return there.version !== wanted[path]?.version
  })
  return changed && `${changed.replace(/^.*node_modules\//, '')} is missing or another version`
}
