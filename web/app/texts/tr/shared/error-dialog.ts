import type { errorDialog as en } from '../../en/shared/error-dialog.ts'
import type { SameKeys } from '../../shape.ts'

export const errorDialog = {
  title: 'Beklenmeyen uygulama hatası!',
  text: 'Bizim tarafta bir şeyler ters gitti. Kaydedilen her şey güvende.',
  tryAgain: 'Tekrar dene',
  reload: 'Sayfayı yenile',
  noScript: 'Bu sayfa JavaScript olmadan çalışmaz. Tarayıcında JavaScript’i aç ve sayfayı yenile.',
} as const satisfies SameKeys<typeof en>
