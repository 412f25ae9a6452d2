import type { issuedCertificates as en } from '../../en/admin/issued-certificates.ts'
import type { SameKeys } from '../../shape.ts'

export const issuedCertificates = {
  title: 'Sertifikalar',
  listFailed: 'Sertifikalar yüklenemedi',
  emptyHint: 'Öğrenciler, bir kursları bitince sertifikalarını alır.',
  erased: 'Silinmiş hesap',
  column: {
    holder: 'Sahibi',
    course: 'Kurs',
    kind: 'Tür',
    number: 'Numara',
    hours: 'Saat',
    issuedAt: 'Düzenlendi',
    state: 'Durum',
  },
  kind: { completion: 'Başarı', attendance: 'Katılım' },
  valid: 'Geçerli',
  revoked: 'Geçersiz',
  pdf: '{{number}} belgesini PDF olarak indir',
  pdfFailed: 'PDF hazırlanamadı',
  revoke: {
    action: '{{number}} belgesini geçersiz say',
    title: 'Belgeyi geçersiz say',
    who: '{{number}}: {{name}}, “{{course}}”',
    hint: 'Bu geri alınamaz. Herkese açık sayfa belgenin artık geçerli olmadığını hemen söyler ve belge bir daha indirilemez.',
    reason: 'Neden',
    reasonHint: 'Öğrenci ve güvenlik günlüğü görür, herkese açık sayfa göstermez.',
    reissue: 'Öğrenci yeni bir belge alabilir',
    reissueHint: 'Yanlış yazılmış bir ad için: öğrenci adını yeniden onaylar ve başka bir numara alır.',
    deed: 'Kesin olarak geçersiz say',
    done: '{{number}} artık geçersiz',
    failed: 'Belge geçersiz sayılamadı',
  },
} as const satisfies SameKeys<typeof en>
