import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import {
  type ContentClient,
  ContentClientError,
  type KeptAnswer,
  placeOf,
} from '../../../../src/content-client'
import { addressKind, CONTRACT_VERSION } from '../../../../src/contract'
import { readKept, writeFileAtomic } from '../response-cache'
import {
  type ChangesAnswer,
  type RefreshScope,
  refreshScopeOf,
  isCurrentAnswer,
  type Memory,
} from './refresh-scope'

const memories = z.object({
  contract: z.literal(CONTRACT_VERSION),
  /** Base address of the service; on this machine several services share the stored data. */
  service: z.string(),
  sites: z.record(z.string(), z.object({ until: z.string().nullable(), checked: z.string() })),
  /** Whether files of another service were requested. Nobody reports changes of those. */
  foreignFiles: z.boolean(),
})

interface Sourcing {
  /** Base address of the service. */
  readonly service: string
  readonly sites: readonly string[]
  /** The folder of the stored data for this service and token. */
  readonly folder: string
  /** Whether to request everything. */
  readonly full: boolean
}

const fileIn = (folder: string): string => path.join(folder, 'last-sourcing.json')

async function askForChanges(
  client: ContentClient,
  site: string,
  since: string | null | undefined,
): Promise<ChangesAnswer> {
  try {
    const { data } = await client.get('changes', { site }, { since: since ?? undefined })
    return data
  } catch (error) {
    if (!(error instanceof ContentClientError)) throw error
    return error.isGone ? 'not-offered' : { failure: error.reason }
  }
}

/**
 * Names the result of the last sourcing; `null` when it remembered nothing.
 *
 * @param folder of the stored data for a service and token
 */
export async function lastSourcing(folder: string): Promise<string | null> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => null)
  return text === null ? null : createHash('sha256').update(text).digest('hex')
}

/** Tells which stored data of the last sourcing are current, without requests. */
export class ChangeTracker {
  #foreignFiles = false

  private constructor(
    private readonly sourcing: Sourcing,
    private readonly scopes: ReadonlyMap<string, RefreshScope>,
    private readonly next: Readonly<Record<string, Memory>>,
    private readonly hadForeignFiles: boolean,
  ) {}

  /**
   * Asks for the changes since the last sourcing. To be called before any other request, so that
   * changes made meanwhile are named the next time.
   *
   * @param client keeps no answers
   */
  static async learn(client: ContentClient, sourcing: Sourcing): Promise<ChangeTracker> {
    const { service, sites, folder, full } = sourcing
    const last = readKept(fileIn(folder), memories)
    const remembered = last?.service === service ? last.sites : {}
    const now = Date.now()
    const scopes = new Map<string, RefreshScope>()
    const next: Record<string, Memory> = {}
    const learnOf = async (site: string) => {
      const memory = remembered[site]
      const answer = await askForChanges(client, site, memory?.until)
      const scope = refreshScopeOf({ full, memory, answer, now })
      const until = typeof answer === 'object' && 'until' in answer ? answer.until : null
      const checked =
        scope.by === 'asking' || !memory ? new Date(now).toISOString() : memory.checked
      scopes.set(site, scope)
      next[site] = { until, checked }
    }
    await Promise.all(sites.map(learnOf))
    return new ChangeTracker(sourcing, scopes, next, last?.foreignFiles ?? true)
  }

  /**
   * Whether the service reports no changes for any site, and has all files of the last sourcing.
   */
  get isComplete(): boolean {
    return (
      !this.hadForeignFiles &&
      [...this.scopes.values()].every(
        (scope) => scope.by === 'changes' && scope.files.size === 0 && scope.addresses.size === 0,
      )
    )
  }

  /** The reasons to request everything, each once; empty when no site has one. */
  get doubts(): string[] {
    const reasons = [...this.scopes.values()].flatMap((each) =>
      each.by === 'asking' ? [each.why] : [],
    )
    return [...new Set(reasons)].sort()
  }

  /** For the client of the content service. */
  readonly isCurrent = (kept: KeptAnswer): boolean => {
    const { site, address } = placeOf(kept)
    const scope = this.scopes.get(site)
    return scope !== undefined && isCurrentAnswer(scope, address, kept)
  }

  /**
   * Whether a stored file is still current: only the service knows, and only about its own files.
   */
  readonly isCurrentFile = (address: string): boolean => {
    if (addressKind(address) !== 'path') {
      this.#foreignFiles = true
      return false
    }
    const [file = ''] = address.split('?')
    return [...this.scopes.values()].every(
      (scope) => scope.by === 'changes' && !scope.files.has(address) && !scope.files.has(file),
    )
  }

  /**
   * Remembers this sourcing. To be called only when all requested data are stored in their present
   * state.
   */
  async remember(): Promise<void> {
    const { service, folder } = this.sourcing
    const sites = this.next
    const memory: z.input<typeof memories> = {
      contract: CONTRACT_VERSION,
      service,
      sites,
      foreignFiles: this.#foreignFiles,
    }
    await writeFileAtomic(fileIn(folder), JSON.stringify(memory))
  }
}
