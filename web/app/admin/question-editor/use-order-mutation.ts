import { useMutation, useQueryClient, type DataTag, type QueryKey } from '@tanstack/react-query'

type Options<Question> = {
  /** Key of the query that lists the questions. */
  queryKey: DataTag<QueryKey, Question[], Error>
  send: (ids: string[]) => Promise<unknown>
  onSettled: () => Promise<void>
}

/** Shows a new order at once and sends it; after a refusal the reloaded list restores the old order. */
export function useOrderMutation<Question extends { id: string }>({
  queryKey,
  send,
  onSettled,
}: Options<Question>) {
  const client = useQueryClient()
  return useMutation({
    // One request after the other, so that the last order wins
    scope: { id: `order ${JSON.stringify(queryKey)}` },
    mutationFn: (questions: readonly Question[]) => send(questions.map(({ id }) => id)),
    onMutate: async (questions) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, [...questions])
    },
    onSettled,
  })
}
