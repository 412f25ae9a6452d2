import { act, fireEvent, screen } from '@testing-library/react'
import { credentials } from '@sohbet/contract/people/auth'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/call.ts'
import { setLanguage } from '../../texts/language.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { applyApiError } from './apply-api-error.ts'
import { PasswordField, TextField } from './fields.tsx'
import { useZodForm } from './use-zod-form.ts'

type Sent = { email: string; password: string }

function LogIn({ onSend }: { onSend?: (values: Sent) => unknown }) {
  const [rest, setRest] = useState<string>()
  const form = useZodForm(credentials, { initialValues: { email: '', password: '' } })
  const send = (values: Sent) => {
    try {
      onSend?.(values)
    } catch (error) {
      setRest(applyApiError(form, error))
    }
  }
  return (
    <form onSubmit={form.onSubmit(send)}>
      <TextField form={form} name="email" label="Email" />
      <PasswordField form={form} name="password" label="Password" />
      <button>Send</button>
      {rest && <p role="alert">{rest}</p>}
    </form>
  )
}

const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')
function leave(field: HTMLElement, value: string) {
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
const refuse = (fields?: Record<string, string>) => () => {
  throw new ApiError({ status: 400, code: 'INVALID_INPUT', message: 'Please check', fields })
}
function fillAndSend() {
  leave(email(), ' Ayse@Sohbet.Test ')
  leave(password(), 'secret-tea')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
}

describe('useZodForm', () => {
  it('validates a field on blur, and only that one', () => {
    renderScreen(<LogIn />)
    expect(screen.queryByText('Email is required')).toBeNull()
    leave(email(), '')
    expect(screen.getByText('Email is required')).toBeDefined()
    leave(email(), 'ayse')
    expect(screen.getByText('Invalid email')).toBeDefined()
    expect(screen.queryByText('Password is required')).toBeNull()
    leave(password(), 'tea')
    expect(screen.getByText('Password must be at least 6 characters')).toBeDefined()
    expect(password().getAttribute('aria-invalid')).toBe('true')
  })

  it('uses Turkish, and follows a change of language', async () => {
    renderScreen(<LogIn />, { language: 'tr' })
    leave(email(), 'ayse')
    expect(screen.getByText('Geçersiz e-posta adresi')).toBeDefined()
    act(() => setLanguage('en'))
    expect(await screen.findByText('Invalid email')).toBeDefined()
  })

  it('submits the parsed values', () => {
    const onSend = vi.fn<(values: Sent) => void>()
    renderScreen(<LogIn onSend={onSend} />)
    fillAndSend()
    expect(onSend).toHaveBeenCalledWith({ email: 'ayse@sohbet.test', password: 'secret-tea' })
  })

  it('does not submit invalid values', () => {
    const onSend = vi.fn<(values: Sent) => void>()
    renderScreen(<LogIn onSend={onSend} />)
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).not.toHaveBeenCalled()
    expect(screen.getByText('Password is required')).toBeDefined()
  })

  it('focuses the first invalid field, with its error for screen readers', () => {
    renderScreen(<LogIn />)
    const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    const described = (field: HTMLElement) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)
    expect([email(), password()].map((field) => field.getAttribute('aria-required'))).toEqual([
      'true',
      'true',
    ])
    send()
    expect(document.activeElement).toBe(email())
    expect(described(email())).toEqual(['Email is required'])
    leave(email(), 'ayse@sohbet.test')
    send()
    expect(document.activeElement).toBe(password())
    expect(described(password())).toEqual(['Password is required'])
  })
})

describe('applyApiError', () => {
  it("shows the server's messages at their fields and returns the rest", async () => {
    renderScreen(<LogIn onSend={refuse({ email: 'Not from here', plan: 'No such plan' })} />)
    fillAndSend()
    await screen.findByText('Not from here')
    expect(screen.getByRole('alert').textContent).toBe('No such plan')
  })

  it('returns a default text for a failure without a reply', async () => {
    const crash = () => {
      throw new TypeError('x is not a function')
    }
    renderScreen(<LogIn onSend={crash} />)
    fillAndSend()
    expect((await screen.findByRole('alert')).textContent).toBe('An unexpected error occurred')
  })

  it('returns the message of a refusal without fields', async () => {
    renderScreen(<LogIn onSend={refuse()} />)
    fillAndSend()
    expect((await screen.findByRole('alert')).textContent).toBe('Please check')
  })
})
