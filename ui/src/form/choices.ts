/** Words for programs as the choices of a filter, in the order of how people say them. */
export function choicesOf(values: readonly string[], nameOf: (word: string) => string, locale: string) {
  return values
    .map((word) => ({ value: word, label: nameOf(word) }))
    .sort((item, other) => item.label.localeCompare(other.label, locale));
}
