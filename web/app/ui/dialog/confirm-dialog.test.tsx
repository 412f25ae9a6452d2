import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { useConfirm } from './use-confirm.tsx'

type Question = Parameters<ReturnType<typeof useConfirm>['confirm']>[0]

function Asker({ question }: { question: Question }) {
  const { confirm, dialog } = useConfirm()
  const [outcome, setOutcome] = useState('waiting')
  const remove = async () => {
    try {
      setOutcome((await confirm(question)) ? 'confirmed' : 'refused')
    } catch (error) {
      setOutcome(String(error))
    }
  }
  return (
    <>
      <button onClick={() => void remove()}>Delete the tram</button>
      <p data-testid="outcome">{outcome}</p>
      {dialog}
    </>
  )
}

const question = { message: 'The tram will be gone for ever. Delete it?', isDestructive: true }
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const outcome = () => screen.getByTestId('outcome').textContent

async function ask(asked: Question = question, language: 'en' | 'tr' = 'en') {
  renderScreen(<Asker question={asked} />, { language })
  press('Delete the tram')
  return screen.findByRole('dialog')
}

describe('ConfirmDialog', () => {
  it('has the title Confirmation, states the effect and focuses No', async () => {
    const dialog = await ask()
    expect(dialog.textContent).toContain('Confirmation')
    expect(dialog.textContent).toContain(question.message)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('No'))
  })

  it('focuses Yes when nothing is lost', async () => {
    await ask({ message: 'Open it?' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Yes'))
  })

  it('names the deed on its button', async () => {
    const dialog = await ask({ ...question, deed: 'Delete for ever' })
    expect(within(dialog).queryByRole('button', { name: 'Yes' })).toBeNull()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete for ever' }))
    await waitFor(() => expect(outcome()).toBe('confirmed'))
  })

  it('is not closed by Esc or a click beside it', async () => {
    const dialog = await ask()
    fireEvent.keyDown(dialog, { key: 'Escape', code: 'Escape' })
    fireEvent.keyDown(globalThis.document.body, { key: 'Escape', code: 'Escape' })
    const overlay = document.querySelector('.mantine-Modal-overlay')
    const around = document.querySelector('.mantine-Modal-inner')
    expect(overlay && around).toBeTruthy()
    for (const place of [overlay, around]) if (place) fireEvent.click(place)
    expect(screen.queryByRole('dialog')).not.toBeNull()
    expect(outcome()).toBe('waiting')
  })

  it('answers Yes and No', async () => {
    await ask()
    press('No')
    await waitFor(() => expect(outcome()).toBe('refused'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('Delete the tram')
    await screen.findByRole('dialog')
    press('Yes')
    await waitFor(() => expect(outcome()).toBe('confirmed'))
  })

  it('stays open and busy until the action is done', async () => {
    let finish = () => {}
    const action = () => new Promise<void>((resolve) => (finish = resolve))
    await ask({ ...question, action })
    press('Yes')
    expect(screen.getByRole('button', { name: 'No' }).hasAttribute('disabled')).toBe(true)
    expect(outcome()).toBe('waiting')
    await act(async () => finish())
    await waitFor(() => expect(outcome()).toBe('confirmed'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('rejects with the failure of the action', async () => {
    await ask({ ...question, action: () => Promise.reject(new Error('stuck')) })
    press('Yes')
    await waitFor(() => expect(outcome()).toBe('Error: stuck'))
  })

  it('is available in Turkish', async () => {
    const dialog = await ask(question, 'tr')
    expect(dialog.textContent).toContain('Onay')
    expect(screen.getByRole('button', { name: 'Evet' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Hayır' })).toBeDefined()
  })
})
