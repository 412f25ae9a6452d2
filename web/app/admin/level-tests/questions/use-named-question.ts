import { useSearchParams } from 'react-router'

/** The question that is open, by the address: what tells of a question can lead to it. */
export function useNamedQuestion() {
  const [params, setParams] = useSearchParams()
  const name = (id: string | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (id) next.set('question', id)
        else next.delete('question')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { named: params.get('question'), name }
}
