import type { Installed } from './install.ts'
import { hostOf, own, type Answers } from './questions.ts'

/** What the recipe leaves to a person, with the commands. */
export function leftToDo(settings: Answers, { envFile, unit, site }: Installed): string {
  const host = hostOf(settings)
  const address = settings['PUBLIC_URL'] ?? ''
  const enable = site.includes('sites-available')
    ? `ln -sf ../sites-available/sohbet /etc/nginx/sites-enabled/ && `
    : ''
  const webhooks = [
    settings['IYZICO_API_KEY'] && `iyzico: ${address}/api/payments/webhook/iyzico`,
    settings['STRIPE_SECRET_KEY'] && `Stripe: ${address}/api/payments/webhook/stripe`,
  ].filter(Boolean)
  const steps = [
    unit.startsWith('/etc/')
      ? ''
      : `Put ${unit} into /etc/systemd/system, and ${site} into the same folder of /etc/nginx. Make the user ${settings[own.user] ?? ''} and give it ${settings['DATA_DIR'] ?? ''} and ${envFile}.`,
    `Let the name ${host} point to this machine (DNS).`,
    `Firewall: open the ports 80 and 443, and no port of the app or of PostgreSQL:
     ufw allow OpenSSH && ufw allow 80,443/tcp && ufw enable`,
    `Start the app, and look at its log:
     systemctl daemon-reload && systemctl enable --now sohbet
     journalctl -u sohbet -f`,
    `Certificate in ${settings[own.certificate] ?? ''}, for example:
     apt-get install nginx certbot
     certbot certonly --webroot -w /var/www/html -d ${host} --deploy-hook 'systemctl reload nginx'`,
    `Switch the site on:
     ${enable}nginx -t && systemctl reload nginx`,
    'The first admin: npm run create-admin -- EMAIL',
    webhooks.length > 0
      ? `Webhooks in the panels (docs/operations.md, Payments): ${webhooks.join(', ')}`
      : '',
  ].filter(Boolean)
  return `Settings: ${envFile} (commands read it too)
Unit:     ${unit}
Site:     ${site}

What is left:
${steps.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}
`
}
