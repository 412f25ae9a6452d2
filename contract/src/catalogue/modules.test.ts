import type { Language } from '@sohbet/domain/language'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { courseTypeFields } from './course-types.ts'
import { fieldMessages } from '../field-messages.ts'
import { moduleFields } from './modules.ts'

/** The form's messages for these values, by field. */
const saidOf = (schema: z.ZodType, values: unknown, language: Language) =>
  fieldMessages(schema.safeParse(values).error?.issues ?? [], language)

const short = { name: 'ab' }
const doc = { title: '', description: '', source: '' }
const videoAt = (source: string) => ({ video: { ...doc, source } })

describe('messages of the course type form', () => {
  it.each([
    [
      'en',
      { name: 'Name is required', description: 'Description is required', isActive: 'Status is required' },
      'Course Type Name must be at least 3 characters',
    ],
    [
      'tr',
      { name: 'Ad gerekli', description: 'Açıklama gerekli', isActive: 'Durum gerekli' },
      'Kurs türü adı en az 3 karakter olmalı',
    ],
  ] as const)('in %s', (language, required, tooShort) => {
    expect(saidOf(courseTypeFields, {}, language)).toEqual(required)
    expect(saidOf(courseTypeFields, short, language)['name']).toBe(tooShort)
  })
})

describe('messages of the module form', () => {
  const empty = {
    name: '',
    description: '',
    order: 0,
    video: { title: '', description: '', source: '' },
    docs: [doc],
  }
  it.each([
    [
      'en',
      {
        name: 'Module Name is required',
        description: 'Description is required',
        order: 'Order must be a positive number',
        'video.title': 'Video title is required',
        'video.description': 'Video description is required',
        'video.source': 'Video source is required',
        'docs.0.title': 'Document title is required',
        'docs.0.description': 'Document description is required',
        'docs.0.source': 'Document URL is required',
      },
    ],
    [
      'tr',
      {
        name: 'Modül adı gerekli',
        description: 'Açıklama gerekli',
        order: 'Sıra pozitif bir sayı olmalı',
        'video.title': 'Video başlığı gerekli',
        'video.description': 'Video açıklaması gerekli',
        'video.source': 'Video kaynağı gerekli',
        'docs.0.title': 'Belge başlığı gerekli',
        'docs.0.description': 'Belge açıklaması gerekli',
        'docs.0.source': 'Belge bağlantısı gerekli',
      },
    ],
  ] as const)('in %s', (language, messages) => {
    expect(saidOf(moduleFields, empty, language)).toEqual(messages)
  })

  it.each([
    [short, 'name', 'Module Name must be at least 3 characters', 'Modül adı en az 3 karakter olmalı'],
    [{ docs: [] }, 'docs', 'At least one document item is required', 'En az bir belge gerekli'],
    [
      { docs: [doc, doc, doc, doc, doc] },
      'docs',
      'You can add max 4 Documents to a module',
      'Bir modüle en fazla 4 belge ekleyebilirsin',
    ],
    [{ order: 1001 }, 'order', 'Must be at most 1,000', 'En fazla 1.000 olabilir'],
    [videoAt('no address'), 'video.source', 'Must be a valid URL', 'Geçerli bir URL olmalı'],
    [
      videoAt('https://school.example/about'),
      'video.source',
      'There is no video at this address. Enter a Vimeo number, or the address of a video or of a video file.',
      'Bu adreste video yok. Bir Vimeo numarası ya da bir videonun veya video dosyasının adresini gir.',
    ],
  ])('for %j', (values, field, en, tr) => {
    expect(saidOf(moduleFields, values, 'en')[field]).toBe(en)
    expect(saidOf(moduleFields, values, 'tr')[field]).toBe(tr)
  })
})
