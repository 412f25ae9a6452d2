import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** The documents to accept. */
export const shownDocuments = {
  'GET /api/enrollments/documents': Response.json({
    version: '7',
    seal: 'seal of 7',
    preInformation: { title: 'Pre-Information Form', parts: [] },
    distanceSales: { title: 'Distance Sales Contract', parts: [] },
  }),
}

const boxes = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { name: /pre-information|sales contract/ })

/** Ticks both documents as soon as they are loaded. */
export async function tickDocuments() {
  await waitFor(() => expect(boxes().some(({ disabled }) => disabled)).toBe(false))
  for (const box of boxes()) if (!box.checked) fireEvent.click(box)
}
