import type { ReactNode } from 'react'
import { Component, createRef, useLayoutEffect, useState } from 'react'
import { handOver } from './hand-over'
import { isServer, useIsHydrating } from './hydration-tree'
import { whenReleased } from './when-released'

interface ContentProps {
  readonly isHydrated: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The static HTML, then what is rendered in place of it, left as the visitor had left the HTML. */
class Content extends Component<ContentProps> {
  private readonly ref = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate({ isHydrated }: ContentProps) {
    const { current: element } = this.ref
    return this.props.isHydrated && !isHydrated && element ? handOver(element) : null
  }

  override componentDidUpdate(
    _props: ContentProps,
    _state: unknown,
    takeOver: ReturnType<typeof handOver> | null,
  ) {
    if (this.ref.current) takeOver?.(this.ref.current)
  }

  override render() {
    const { isHydrated, className, children } = this.props
    return isHydrated ? (
      <div ref={this.ref} className={className} data-static={isServer ? '' : undefined}>
        {children}
      </div>
    ) : (
      <div
        ref={this.ref}
        className={className}
        data-static=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }
}

interface LazyHydrateProps {
  /** True as soon as a visitor shows interest in what is inside. */
  readonly when: boolean
  readonly className?: string
  readonly children: ReactNode
}

/**
 * Lazy hydration: a part of the static HTML that no script touches before a visitor shows interest in
 * it. Its links are there and work, but nothing is spent on hydrating them. Then its content is
 * rendered again in place of the static HTML, and stays.
 */
export function LazyHydrate({ when, ...content }: LazyHydrateProps) {
  const [isStatic] = useState(useIsHydrating())
  const [isHydrated, setHydrated] = useState(!isStatic)
  // Before the browser paints, so that what is opened is live when it is seen.
  useLayoutEffect(() => (when ? whenReleased(() => setHydrated(true)) : undefined), [when])
  return <Content isHydrated={isHydrated} {...content} />
}
