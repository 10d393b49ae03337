type Effects<Data> = {
  onSuccess?: (data: Data) => unknown
  onError?: (error: Error) => unknown
  onSettled?: () => unknown
}

/**
 * Returns whether the page is still the one it was at this call: a reader who has left it is not led
 * elsewhere.
 */
export function stillHere(): () => boolean {
  const { pathname } = window.location
  return () => window.location.pathname === pathname
}

/**
 * Carries out a mutation and then its effects, also when the component that asked for it has left the page by
 * then: a row that its own success removes. The callbacks of `mutate` are not called in that case.
 */
export function perform<Input, Data>(
  { mutateAsync }: { mutateAsync: (input: Input) => Promise<Data> },
  input: Input,
  { onSuccess, onError, onSettled }: Effects<Data> = {},
): void {
  // Without `onError`, what shows the error of the mutation says it.
  void mutateAsync(input)
    .then(onSuccess, onError ?? (() => undefined))
    .finally(onSettled)
}
