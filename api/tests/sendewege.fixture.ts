/**
 * Calls that leave mails and aren't asked beforehand what they send (SENDENDE): how it is seen all the same, or why nobody
 * has to see it. A call that sends and stands neither here nor there fails the test that makes it.
 */
export const SENDEWEGE: Readonly<Record<string, string>> = {
	...alle('its dialog is asked for what the act does, and whom it writes to (tatfolgen)', [
		'einige lehneAb zieheZurueck annulliere kontaktiere verhandle schlageVor schliesseAb tritDienstAn beendeDienst',
		'uebernimmInZyklus loescheFreiwilliger aendereFreiwilliger',
	]),
	...alle('it has a trial of its own', [
		'frageNach mahneVieleDokumente beginneSammelaktion sendeNachricht testeNachricht',
	]),
	...alle('done at once, as often as wanted, with Rückgängig in reach for as long as its mail waits', [
		'reaktiviere bearbeiteWunsch',
	]),
	...alle(
		'what came in is told to who checks it, in the summary of the next morning; what is there nobody is asked for',
		['ladeDokumentHoch stelleDokumentBereit ordneScanZu'],
	),
	halteEinsichtFest: 'it writes to nobody; a paper its facts complete is provided by a job',
	...alle('a specification is checked before it changes files, with how many it concerns', [
		'aendereSpec sperreSpec loeseSpecAb',
	]),
	...alle('whoever acts is its reader, or answers for himself', [
		'registrieren aktivieren meldeAnPerLink aendereEigeneEmail frageBeitrittAn frageSsoBeitrittAn',
		'frageSupport meldeBarriere beantworteVorschlag beantworteVorschlagPerLink waehleTermin',
		'waehleTerminPerLink beantworteSeminarangebot reicheSeminarnachweisEin reicheNachweisPerLinkEin',
		'unterschreibeDirekt unterschreibeSitzung sendeTestmail',
	]),
	...alle('an address is proven by a mail to it, which the form says', [
		'legePersonAn aenderePersonEmail legePersonZugangAn legePersonenZugaengeAn aendereFremdeEmail',
	]),
	...alle('days are recognised by list, many an hour: each volunteer hears of his own', ['pruefeTeilnehmerliste']),
	...alle('groups are shared out by a proposal, which is a list of who goes where', [
		'uebernimmGruppenvorschlag nimmGruppenvorschlagZurueck loescheSeminargruppe',
	]),
	...alle('a run that writes to nobody', ['genehmigeAnfragen stelleAdressenOnline verorteAdressen']),
	gibZeugnisseFrei: 'its dialog says that whoever has to sign is asked, once the portal has issued them',
	holeLastschriftdatei: 'the announcement of a debit is a duty, and stands on the page of the run',
	beantworteBarrieremeldung: 'the answer is what is written there, to whoever told of the barrier',
	sendeNachweislink: 'a link to the phone of the volunteer in front of the screen',
	besiegleErneut: 'ends what was begun: the mail was due before',
	loescheSeminarplanung: 'what is of the Traeger the pages give up by meldeVomSeminarAb, which is asked beforehand',
	nimmZurueck: 'takes an act back before its mails have left',
};

function alle(grund: string, zeilen: readonly string[]): Record<string, string> {
	return Object.fromEntries(zeilen.flatMap((zeile) => zeile.split(' ')).map((name) => [name, grund]));
}
