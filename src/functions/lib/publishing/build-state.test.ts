import fc from 'fast-check'
import { afterSave, afterTime, type BuildState, START_INTERVAL_MS } from './build-state'

interface Happening {
  /** Milliseconds after the previous event. */
  readonly after: number
  readonly what: 'save' | 'schedule'
  readonly hookFails: boolean
}

const happenings = fc.array(
  fc.record<Happening>({
    after: fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 90_000 })),
    what: fc.constantFrom('save', 'schedule'),
    hookFails: fc.boolean(),
  }),
  { maxLength: 100 },
)

/**
 * Times of saves and of attempts to start a build; the last attempts are those of a schedule that
 * continues.
 */
function run(happened: readonly Happening[]) {
  const saves: number[] = []
  const tries: { at: number; fails: boolean }[] = []
  let state: BuildState | null = null
  let now = 0
  const goOn = Array.from({ length: 3 }, (): Happening => {
    return { after: START_INTERVAL_MS, what: 'schedule', hookFails: false }
  })
  for (const { after, what, hookFails } of [...happened, ...goOn]) {
    now += after
    if (what === 'save') saves.push(now)
    const next: BuildState | null =
      what === 'save' ? afterSave(state, now) : afterTime(state, now, null)
    state = next ?? state
    if (next?.phase === 'starting') {
      tries.push({ at: now, fails: hookFails })
      state = { ...next, phase: hookFails ? 'waiting' : 'started' }
    }
  }
  return { saves, tries, state }
}

it('never starts two builds within the interval', () => {
  fc.assert(
    fc.property(happenings, (happened) => {
      const { tries } = run(happened)
      tries.forEach(({ at }, index) => {
        const before = tries[index - 1]?.at ?? -START_INTERVAL_MS
        expect(at - before).toBeGreaterThanOrEqual(START_INTERVAL_MS)
      })
    }),
  )
})

it('starts a build after every save, and none that nobody asked for', () => {
  fc.assert(
    fc.property(happenings, (happened) => {
      const { saves, tries, state } = run(happened)
      const built = tries.filter(({ fails }) => !fails).map(({ at }) => at)
      expect(state?.phase ?? 'started').toBe('started')
      for (const save of saves) expect(built.at(-1)).toBeGreaterThanOrEqual(save)
      let from = 0
      for (const at of built) {
        expect(saves.some((save) => save >= from && save <= at)).toBe(true)
        from = at
      }
    }),
  )
})
