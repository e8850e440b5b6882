import { Block } from '../../blocks'
import { FurtherBlocks } from '../composed/blocks'
import { Opening } from '../composed/opening'
import { OpenJobs } from './open-jobs'
import { Voices } from './voices'
import type { WorkingAtProps } from './working-at-props'

/** Working in the company: the day, the terms, quotes of colleagues, and the open jobs. */
export function WorkingAtPage({ blocks, voices, jobs, closing, ...opening }: WorkingAtProps) {
  return (
    <>
      <Opening {...opening} />
      <FurtherBlocks
        blocks={blocks}
        render={(block) => block.type === 'quote' && <Voices voices={voices} />}
      />
      {jobs.length > 0 && <OpenJobs jobs={jobs} />}
      {closing && <Block block={closing} />}
    </>
  )
}
