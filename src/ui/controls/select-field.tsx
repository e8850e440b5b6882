import * as css from './select-field.module.css'
import { useElementId } from '../hooks/use-element-id'

interface SelectFieldProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/**
 * A choice of one among a few values with the browser's own list, which works with keyboards, touch
 * and screen readers.
 */
export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  const id = useElementId()
  return (
    <p className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  )
}
