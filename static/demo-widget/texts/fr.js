/** Labels and messages in French; `{a}…{/a}` is the link to the privacy notice. */
export const texts = {
  lang: 'fr',
  labels: {
    subject: 'Objet',
    name: 'Nom et prénom',
    company: 'Entreprise (facultatif)',
    email: 'Adresse e-mail',
    confirmEmail: 'Confirmez l’adresse e-mail',
    region: 'Région',
    message: 'Message',
    file: 'Pièce jointe (facultatif)',
    privacy:
      'J’ai lu la {a}politique de confidentialité{/a} et j’accepte que mes données soient utilisées pour me répondre.',
    news: 'Je souhaite être informé des nouvelles machines par e-mail, quelques fois par an. La {a}politique de confidentialité{/a} indique comment se désinscrire. (facultatif)',
  },
  options: {
    europe: 'Europe',
    northAmerica: 'Amérique du Nord',
    southAmerica: 'Amérique du Sud et centrale',
    asia: 'Asie',
    oceania: 'Australie et Océanie',
    africa: 'Afrique et Moyen-Orient',
  },
  choose: 'Veuillez choisir',
  hints: { file: 'PDF, JPG ou PNG, {max} Mo au maximum' },
  chooseFile: 'Choisir un fichier',
  noFile: 'Aucun fichier choisi',
  removeFile: 'Retirer le fichier',
  newTab: 's’ouvre dans un nouvel onglet',
  submit: 'Envoyer',
  sending: 'Envoi en cours…',
  thanks: 'Merci. Votre message a été envoyé.',
  summary: 'Veuillez vérifier votre saisie',
  line: '{label}\u00a0: {error}',
  error: 'Erreur\u00a0:',
  required: 'Veuillez remplir ce champ.',
  requiredChoice: 'Veuillez faire un choix.',
  requiredConsent:
    'Veuillez accepter la politique de confidentialité pour que nous puissions vous répondre.',
  min: 'Veuillez écrire au moins {min} caractères.',
  emailForm: 'Veuillez saisir une adresse e-mail telle que nom@example.com.',
  confirmed: 'Les deux adresses e-mail ne sont pas identiques.',
  tooLarge: 'Le fichier dépasse {max} Mo.',
  failed:
    'Votre message n’a pas pu être envoyé. Votre saisie est conservée\u00a0; veuillez réessayer dans un instant.',
  nobody:
    'Ceci est un formulaire de démonstration\u00a0: personne ne le reçoit ici et rien n’a été envoyé.',
}
