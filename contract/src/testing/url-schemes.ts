/**
 * Sixty values that a link field must refuse: script URLs, unencrypted schemes, values that look like our own
 * path or like https, and values that a browser reads as another host than a person does.
 */
export const badLinks: readonly string[] = [
  // Script and data URLs
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript://%0aalert(1)',
  'javascript:alert(1)//https://school.example/a.mp4',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\rscript:alert(1)',
  ' \u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript\u003A\u2028alert(1)',
  'j\u0430vascript:alert(1)', // a Cyrillic а
  'java\u200Bscript:alert(1)',
  'vbscript:msgbox(1)',
  'VBScript:msgbox(1)',
  'livescript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'DATA:video/mp4;base64,AAAA',
  'data:,a.mp4',
  'blob:https://school.example/8f2c',
  'filesystem:https://school.example/temporary/a.mp4',
  'about:blank',
  'view-source:https://school.example/a.mp4',
  'file:///etc/passwd',
  'file://school.example/a.mp4',

  // Schemes other than https
  'http://school.example/a.mp4',
  'HTTP://school.example/a.mp4',
  'ftp://school.example/a.mp4',
  'sftp://school.example/a.mp4',
  'ws://school.example/a.mp4',
  'wss://school.example/a.mp4',
  'mailto:someone@school.example',
  'tel:+905551112233',
  'sms:+905551112233',
  'intent://school.example/#Intent;scheme=https;end',
  'zoommtg://zoom.example/join?confno=123',
  'chrome://settings',
  'httpsx://school.example/a.mp4',

  // Look like a path of our own
  '//evil.example/a.mp4',
  '///evil.example/a.mp4',
  '/\\evil.example/a.mp4',
  '\\\\evil.example\\a.mp4',
  '\\/evil.example/a.mp4',
  '/\t/evil.example/a.mp4',
  '/\n/evil.example/a.mp4',
  '\uFF0F\uFF0Fevil.example/a.mp4', // full-width slashes
  'evil.example/a.mp4',
  'www.evil.example',
  './a.mp4',
  '../a.mp4',
  '?a.mp4',
  '#a.mp4',

  // Look like https, or like another host
  'https:evil.example/a.mp4',
  'https:/evil.example/a.mp4',
  'https:\\\\evil.example\\a.mp4',
  'https\uFF1A//evil.example/a.mp4', // a full-width colon
  '\uFF48ttps://evil.example/a.mp4', // a full-width h
  'https://school.example@evil.example/a.mp4',
  'https://user:secret@evil.example/a.mp4',
  'https://evil.example\\@school.example/a.mp4',
]

/** Paths of ours that are not files: such a link would press one of our buttons or lead nowhere. */
export const badPaths: readonly string[] = [
  '/',
  '/admin/users',
  '/api/auth/logout',
  '/api/images',
  '/api/files/a.jpg',
  '/images/',
  '/images//evil.example/a.jpg',
  '/imagesandmore/a.jpg',
  '/images/../api/auth/logout',
  '/images/%2e%2E/api/auth/logout',
  '/images/./%2e./admin',
]

/** Values that every link field accepts. Each is also the URL of a video file. */
export const httpsLinks: readonly string[] = [
  'https://school.example/a.mp4',
  'HTTPS://School.example/a.mp4',
  'https://school.example:8443/a.mp4?b=c#d',
  'https://school.example/@channel/a.mp4',
]

/** Files of our own, accepted by every link field except the meeting link. */
export const ownLinks: readonly string[] = [
  '/videos/a.mp4',
  '/lessons/en/a.mp4',
  '/api/courses/documents/a.mp4',
]
