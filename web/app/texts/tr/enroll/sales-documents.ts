import type { salesDocuments as en } from '../../en/enroll/sales-documents.ts'
import type { SameKeys } from '../../shape.ts'

export const salesDocuments = {
  version: 'Sürüm {{version}}',
  read: { preInformation: 'Okudum', distanceSales: 'Okudum ve kabul ediyorum' },
  names: { preInformation: 'Ön Bilgilendirme Formu', distanceSales: 'Mesafeli Satış Sözleşmesi' },
  accepted: {
    title: 'Kabul ettiğin belgeler',
    open: 'Oku',
    when: 'Kabul: {{date}} · sürüm {{version}}',
    none: 'Bu kayıt için kabul ettiğin bir belge yok.',
  },
} as const satisfies SameKeys<typeof en>
