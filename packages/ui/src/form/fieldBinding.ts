/** The props that connect a field to a form; spread them beside `label`. */
export interface FieldBinding<T> {
  name: string
  value: T
  onChange: (value: T) => void
  onBlur: () => void
  error: string | undefined
}
