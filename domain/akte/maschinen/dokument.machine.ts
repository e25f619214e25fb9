import { setup } from 'xstate';

type DokumentUebergang =
	| 'DokumentHochgeladen.0'
	| 'DokumentHochgeladen.1000'
	| 'DokumentHochgeladen.1500'
	| 'DokumentGeprueft.1000'
	| 'DokumentGeprueft.1500'
	| 'DokumentGeprueft.2000'
	| 'DokumentZurueckgewiesen'
	| 'DokumentInvalidiert'
	| 'DokumentWiederhergestellt.0'
	| 'DokumentWiederhergestellt.1000'
	| 'DokumentWiederhergestellt.1500'
	| 'DokumentWiederhergestellt.2000'
	| 'DokumentAbgelaufen'
	| 'UnterschriftenBegonnen'
	| 'DokumentUnterschrieben'
	| 'UnterschriftenZurueckgesetzt';

/** The map of FreiwilligerDokument (table: §4). */
export const dokumentMaschine = setup({ types: { events: {} as { type: DokumentUebergang } } }).createMachine({
	id: 'FreiwilligerDokument',
	initial: 'neu',
	states: {
		neu: {
			on: { 'DokumentHochgeladen.0': '0', 'DokumentHochgeladen.1000': '1000', 'DokumentHochgeladen.1500': '1500' },
		},
		'0': {
			on: {
				'DokumentGeprueft.1000': '1000',
				'DokumentGeprueft.1500': '1500',
				'DokumentGeprueft.2000': '2000',
				DokumentZurueckgewiesen: '9000',
				DokumentInvalidiert: '8000',
			},
		},
		'1000': {
			on: {
				'DokumentGeprueft.2000': '2000',
				UnterschriftenBegonnen: '1500',
				DokumentAbgelaufen: '4000',
				DokumentInvalidiert: '8000',
				'DokumentWiederhergestellt.0': '0',
			},
		},
		'1500': {
			on: {
				DokumentUnterschrieben: '2000',
				UnterschriftenZurueckgesetzt: '1000',
				DokumentInvalidiert: '8000',
				'DokumentWiederhergestellt.0': '0',
			},
		},
		'2000': {
			on: {
				UnterschriftenZurueckgesetzt: '1000',
				DokumentAbgelaufen: '4000',
				DokumentInvalidiert: '8000',
				'DokumentWiederhergestellt.0': '0',
				'DokumentWiederhergestellt.1000': '1000',
			},
		},
		'4000': { on: { DokumentInvalidiert: '8000' } },
		'8000': {
			on: {
				'DokumentWiederhergestellt.0': '0',
				'DokumentWiederhergestellt.1000': '1000',
				'DokumentWiederhergestellt.1500': '1500',
				'DokumentWiederhergestellt.2000': '2000',
			},
		},
		'9000': { on: { 'DokumentWiederhergestellt.0': '0' } },
	},
});
