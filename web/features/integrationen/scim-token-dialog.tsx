import { Text } from '@mantine/core';
import { call } from '../../client/call.ts';
import { SCIM as T } from '../../texte/verwaltung/scim.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { scimQuery } from './queries.ts';

interface Werte extends Record<string, unknown> {
	gueltigBis: string | null;
}

const LABELS = { gueltigBis: T.gueltigBis };

interface ScimTokenDialogProps {
	/** There is one that is void then. */
	istErneuerung: boolean;
	onClose: () => void;
	onGeheimnis: (geheimnis: string) => void;
}

export function ScimTokenDialog({ istErneuerung, onClose, onGeheimnis }: ScimTokenDialogProps) {
	const formular = useFormular<Werte, string>({
		initialValues: { gueltigBis: null },
		labels: LABELS,
		run: async (body, idempotencyKey) => {
			const antwort = istErneuerung
				? await call('POST /v1/integrations/scim/token/regenerate', { body, idempotencyKey })
				: await call('POST /v1/integrations/scim/token', { body, idempotencyKey });
			return antwort.data.token;
		},
		invalidates: [scimQuery.queryKey],
		meldung: () => null,
		onDone: (geheimnis) => {
			onClose();
			onGeheimnis(geheimnis);
		},
	});
	return (
		<FormularDialog
			formular={formular}
			titel={istErneuerung ? T.erneuernTitel : T.erzeugenTitel}
			verb={istErneuerung ? T.erneuernJa : T.erzeugenJa}
			onClose={onClose}
		>
			{istErneuerung && <Text>{T.erneuernText}</Text>}
			<DateField clearable label={T.gueltigBis} description={T.gueltigBisHilfe} {...formular.feld('gueltigBis')} />
		</FormularDialog>
	);
}
