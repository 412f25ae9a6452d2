import { useSearchParams } from 'react-router'

/** The open question in the URL as `?question=ID`, so that other pages can link to it. */
export function useQuestionInUrl() {
  const [params, setParams] = useSearchParams()
  const setOpenId = (id: string | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (id) next.set('question', id)
        else next.delete('question')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { openId: params.get('question'), setOpenId }
}
