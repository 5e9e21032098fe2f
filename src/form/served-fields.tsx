import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import DrawnFields from './drawn-fields.server'
import type { FieldsProps } from './slots'
import { TRANSLATABLE } from './translatable'

interface ServedFieldsProps extends FieldsProps {
  /** The element that held the questions before an error took the form away. */
  last: RefObject<HTMLElement | null>
}

const ID = 'served'

const Drawn = (props: FieldsProps) => (
  <div id={ID}>
    <DrawnFields {...props} />
  </div>
)

/** React accepts whatever is in an element that holds a text by its own account. */
function Kept({ last }: ServedFieldsProps) {
  const element = useRef<HTMLDivElement>(null)
  // Where React finds the rest of the form changed by others, it draws the form anew and drops what was served.
  const [served] = useState(() => document.getElementById(ID))

  useLayoutEffect(() => {
    const here = element.current
    const there = last.current ?? served
    if (there && there !== here) here?.replaceChildren(...there.childNodes)
    last.current = here
  }, [last, served])

  return (
    <div ref={element} id={ID} {...TRANSLATABLE}>
      {''}
    </div>
  )
}

/**
 * The questions as the page was served with them, and Calculate and Reset: no script draws them or has to know how. They are
 * the same elements for as long as the page is open, with whatever was typed into them.
 */
export const ServedFields = memo((props: ServedFieldsProps) =>
  import.meta.env.SSR ? <Drawn {...props} /> : <Kept {...props} />,
)
