import type { LocalizedTexts } from '../../sites'

/** The texts around a form. */
export interface ContactFormTexts {
  readonly next: string
  readonly steps: readonly string[]
  readonly direct: string
  readonly others: string
  readonly needsScript: string
}

/**
 * The texts are part of their page and not of the interface texts, which every visitor downloads.
 */
export const contactFormTexts: LocalizedTexts<ContactFormTexts> = {
  en: {
    next: 'What happens next',
    steps: [
      'You write what it is about. The required fields are enough to begin with.',
      'Your request goes straight to the department that answers it.',
      'You hear from us by e-mail or telephone.',
    ],
    direct: 'Reach us directly',
    others: 'Other requests',
    needsScript:
      'The form needs JavaScript, which is switched off in your browser. Please write or call us.',
  },
  it: {
    next: 'Che cosa succede ora',
    steps: [
      'Scrivi di che cosa si tratta. Per cominciare bastano i campi obbligatori.',
      'La richiesta arriva direttamente al reparto che risponde.',
      'Ti rispondiamo per e-mail o per telefono.',
    ],
    direct: 'Contatti diretti',
    others: 'Altre richieste',
    needsScript:
      'Il modulo richiede JavaScript, che nel tuo browser è disattivato. Puoi scriverci o telefonarci.',
  },
  de: {
    next: 'Wie es weitergeht',
    steps: [
      'Sie schreiben, worum es geht. Die Pflichtfelder genügen für den Anfang.',
      'Ihre Anfrage geht direkt an die Abteilung, die sie beantwortet.',
      'Sie hören von uns per E-Mail oder Telefon.',
    ],
    direct: 'Direkter Kontakt',
    others: 'Andere Anliegen',
    needsScript:
      'Das Formular benötigt JavaScript, das in Ihrem Browser ausgeschaltet ist. Bitte schreiben Sie uns oder rufen Sie an.',
  },
  fr: {
    next: 'Et ensuite',
    steps: [
      'Vous écrivez de quoi il s’agit. Les champs obligatoires suffisent pour commencer.',
      'Votre demande parvient directement au service qui y répond.',
      'Vous recevez une réponse par e-mail ou par téléphone.',
    ],
    direct: 'Contact direct',
    others: 'Autres demandes',
    needsScript:
      'Le formulaire nécessite JavaScript, désactivé dans votre navigateur. Vous pouvez nous écrire ou nous appeler.',
  },
  es: {
    next: 'Qué sucede después',
    steps: [
      'Usted escribe de qué se trata. Para empezar bastan los campos obligatorios.',
      'Su solicitud llega directamente al departamento que la responde.',
      'Le respondemos por correo electrónico o por teléfono.',
    ],
    direct: 'Contacto directo',
    others: 'Otras solicitudes',
    needsScript:
      'El formulario necesita JavaScript, que está desactivado en su navegador. Puede escribirnos o llamarnos.',
  },
  pt: {
    next: 'O que acontece a seguir',
    steps: [
      'Escreve do que se trata. Para começar bastam os campos obrigatórios.',
      'O pedido chega diretamente ao departamento que lhe responde.',
      'Recebe a nossa resposta por e-mail ou por telefone.',
    ],
    direct: 'Contacto direto',
    others: 'Outros pedidos',
    needsScript:
      'O formulário precisa de JavaScript, que está desativado no seu navegador. Pode escrever-nos ou telefonar-nos.',
  },
  pt_sa: {
    next: 'O que acontece depois',
    steps: [
      'Você escreve do que se trata. Para começar bastam os campos obrigatórios.',
      'O pedido chega diretamente ao departamento responsável.',
      'Você recebe a nossa resposta por e-mail ou por telefone.',
    ],
    direct: 'Contato direto',
    others: 'Outros pedidos',
    needsScript:
      'O formulário precisa de JavaScript, que está desativado no seu navegador. Escreva ou ligue para nós.',
  },
}
