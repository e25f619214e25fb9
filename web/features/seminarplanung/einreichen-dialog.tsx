import { Stack, Text } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { HANDY } from '../../texte/seminare/seminarlinks.ts';
import { SEMINARE as T } from '../../texte/seminare/seminarplanung.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { SwitchField } from '../../ui/fields/option-fields.tsx';
import { later } from '../../ui/later.tsx';
import { Dateiwahl } from '../dateien/dateiwahl.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { parameterQuery } from '../portal/portal.ts';
import { sitzungQuery } from '../portal/sitzung.ts';
import { betroffen, type Planeintrag } from './queries.ts';

interface Werte extends Record<string, unknown> {
	datei: File | null;
	isAU: boolean;
}

interface EinreichenDialogProps {
	freiwilligerID: string;
	eintrag: Planeintrag;
	/** The volunteer himself, who may use another device of his. */
	istEigener: boolean;
	onClose: () => void;
}

/** Fetched when somebody takes his telephone. */
const HandyDialog = later(async () => (await import('./handy-dialog.tsx')).HandyDialog);

/** With a file from here, or one that another device sends. */
export function EinreichenDialog(props: EinreichenDialogProps) {
	const [adresse, setAdresse] = useState<string | null>(null);
	if (adresse === null) return <Dateidialog {...props} onHandy={setAdresse} />;
	return (
		<Suspense>
			<HandyDialog {...props} adresse={adresse} />
		</Suspense>
	);
}

/** Hands in a paper about a seminar, to be checked. */
function Dateidialog(props: EinreichenDialogProps & { onHandy: (adresse: string) => void }) {
	const { freiwilligerID, eintrag, istEigener, onClose, onHandy } = props;
	const { id: nachweisID, titel, datei } = eintrag;
	const formular = useFormular<Werte>({
		initialValues: { datei: null, isAU: false },
		labels: { datei: T.datei, isAU: T.isAU },
		pruefe: (werte): Record<string, string> => (werte.datei ? {} : { datei: T.dateiFehlt }),
		run: (werte, idempotencyKey) =>
			call('POST /v1/{freiwilligerID}/seminarplanung/nachweise', {
				params: { freiwilligerID },
				body: alsFormular(nachweisID, werte) as never,
				idempotencyKey,
			}),
		meldung: T.eingereicht,
		invalidates: betroffen(freiwilligerID),
		onDone: onClose,
	});
	const { form, feld } = formular;
	return (
		<FormularDialog
			formular={formular}
			onClose={onClose}
			titel={T.einreichen}
			untertitel={titel ?? T.ohneNamen}
			verb={T.einreichenVerb}
		>
			<Text variant="secondary">{[T.einreichenPost, datei && T.ersetztText].filter(Boolean).join(' ')}</Text>
			{istEigener && <MitDemHandy freiwilligerID={freiwilligerID} nachweisID={nachweisID} onLink={onHandy} />}
			<Dateiwahl
				label={T.datei}
				required
				value={form.values.datei}
				onChange={(neu) => form.setFieldValue('datei', neu)}
				error={form.errors.datei}
				id={feld('datei').id}
			/>
			<SwitchField
				label={T.isAU}
				description={T.isAUText[istEigener ? 'SELBST' : 'ANDERE']}
				{...form.getInputProps('isAU', { type: 'checkbox' })}
			/>
		</FormularDialog>
	);
}

interface MitDemHandyProps {
	freiwilligerID: string;
	nachweisID: string;
	onLink: (adresse: string) => void;
}

/** Where telephones are let in, and nobody but the volunteer looks. */
function MitDemHandy({ onLink, ...params }: MitDemHandyProps) {
	const { data: parameter } = useQuery(parameterQuery);
	const { data: sitzung } = useQuery(sitzungQuery);
	const holen = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('POST /v1/{freiwilligerID}/seminarplanung/nachweise/{nachweisID}/link', { params, idempotencyKey }),
		onDone: ({ data }) => onLink(data.adresse),
	});
	if (!parameter?.isMobilFuerLinks || !sitzung || sitzung.imp) return null;
	return (
		<Stack gap={8} align="flex-start">
			{holen.error && <ErrorBox text={holen.error.message} />}
			<Button icon={IconDeviceMobile} loading={holen.isRunning} onClick={() => holen.execute(undefined)}>
				{HANDY.knopf}
			</Button>
		</Stack>
	);
}

/** What is said of a file comes before it. */
function alsFormular(nachweisID: string, { datei, isAU }: Werte): FormData {
	const form = new FormData();
	form.set('nachweisID', nachweisID);
	form.set('isAU', String(isAU));
	if (datei) {
		form.set('expectedLength', String(datei.size));
		form.set('nachweis', datei);
	}
	return form;
}
