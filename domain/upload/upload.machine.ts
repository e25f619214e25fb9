import { setup } from 'xstate';

/** The map of an upload (table: Upload). */
export const uploadMaschine = setup({
	types: {
		events: {} as {
			type:
				| 'Begonnen'
				| 'Vollstaendig'
				| 'ZuordnungBegonnen'
				| 'Zugeordnet'
				| 'TypAbgelehnt'
				| 'Geloescht'
				| 'Verfallen'
				| 'HaengenGeblieben'
				| 'Freigegeben';
		},
	},
}).createMachine({
	id: 'Upload',
	initial: 'neu',
	states: {
		neu: { on: { Begonnen: 'Prepared' } },
		Prepared: { on: { Vollstaendig: 'Uploaded' } },
		Uploaded: {
			on: {
				ZuordnungBegonnen: 'Referencing',
				TypAbgelehnt: 'CleanmeForbiddenFileType',
				Geloescht: 'CleanmeDeleted',
				Verfallen: 'CleanmeDeleted',
			},
		},
		Referencing: {
			on: {
				Zugeordnet: 'Referenced',
				TypAbgelehnt: 'CleanmeForbiddenFileType',
				HaengenGeblieben: 'CleanmeDeleted',
			},
		},
		Referenced: { on: { Freigegeben: 'CleanmeDeleted' } },
		CleanmeForbiddenFileType: {},
		CleanmeDeleted: {},
	},
});
