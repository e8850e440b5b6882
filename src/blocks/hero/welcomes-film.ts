/** Part of the browser's Network Information, which only some have. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  )
}

/** Whether the visitor minds neither motion nor the data that a film takes. */
export const welcomesFilm = (): boolean =>
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !window.matchMedia('(prefers-reduced-data: reduce)').matches &&
  !savesData()
