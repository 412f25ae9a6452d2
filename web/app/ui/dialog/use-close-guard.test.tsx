import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { Dialog } from './dialog.tsx'
import { useReportDirty, type DirtyListener } from '../form/use-report-dirty.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { useCloseGuard } from './use-close-guard.tsx'

function Form(listener: DirtyListener) {
  const [text, setText] = useState('')
  useReportDirty({ isDirty: () => text !== '' }, listener)
  return <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
}

/** A dialog opened by its URL, like a question of a level test. */
function Screen() {
  const [params, setParams] = useSearchParams()
  const isOpen = params.has('note')
  const guard = useCloseGuard({ isOpen, onClose: () => setParams({}) })
  return (
    <>
      <Dialog {...guard.dialogProps} title="Credits">
        {isOpen && <Form {...guard.formProps} />}
      </Dialog>
      {guard.questions}
    </>
  )
}

const typeNote = () => fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Missed' } })
const escape = () => fireEvent.keyDown(screen.getByRole('dialog', { name: 'Credits' }), { key: 'Escape' })
const answer = async (name: 'Yes' | 'No') => {
  await screen.findByText('Your changes are not saved yet. Close without them?')
  fireEvent.click(screen.getByRole('button', { name }))
}
const find = (name: string) => screen.queryByRole('dialog', { name })
const unload = () => {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(async () => {
  await startSession(aSession())
  renderScreen(<Screen />, { url: '/credits?note=1' })
})

it('closes a dialog without input', async () => {
  escape()
  await waitFor(() => expect(find('Credits')).toBeNull())
})

it('keeps the input on No', async () => {
  typeNote()
  escape()
  await answer('No')
  await waitFor(() => expect(find('Confirmation')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Missed')
})

it('closes on Yes without a further question', async () => {
  typeNote()
  expect(unload()).toBe(true)
  escape()
  await answer('Yes')
  await waitFor(() => expect(find('Credits')).toBeNull())
  expect(unload()).toBe(false)
})
