import { setup } from 'xstate';

type SignaturUebergang =
	| 'SignaturAngefordert'
	| 'SignaturGeoeffnet'
	| 'UnterschriftGeleistet'
	| 'SignaturAbgebrochen'
	| 'SignaturWiederhergestellt.CREATED'
	| 'SignaturWiederhergestellt.STARTED';

/** The map of a signature session (table: §12). Signed from CREATED: by a party that is signed in, in one step. */
export const signaturMaschine = setup({ types: { events: {} as { type: SignaturUebergang } } }).createMachine({
	id: 'Signatursitzung',
	initial: 'neu',
	states: {
		neu: { on: { SignaturAngefordert: 'CREATED' } },
		CREATED: { on: { SignaturGeoeffnet: 'STARTED', UnterschriftGeleistet: 'SIGNED', SignaturAbgebrochen: 'CANCELED' } },
		STARTED: { on: { UnterschriftGeleistet: 'SIGNED', SignaturAbgebrochen: 'CANCELED' } },
		SIGNED: {},
		CANCELED: {
			on: { 'SignaturWiederhergestellt.CREATED': 'CREATED', 'SignaturWiederhergestellt.STARTED': 'STARTED' },
		},
	},
});
