import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { SEMINAR, type SeminarStatus } from '#domain/status/seminar.ts';
import { call } from '../../client/call.ts';
import { SEMINAR as T } from '../../texte/seminare/seminare.ts';
import { SENDEN } from '../../texte/senden.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { later } from '../../ui/later.tsx';
import { BefehlDialog } from '../formular/befehl-dialog.tsx';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { useSendeformular } from '../senden/sendeformular.ts';
import { Sendefrage } from '../senden/sendefrage.tsx';
import { betroffen, type Seminar } from './queries.ts';

/** Fetched when somebody changes one. */
const BearbeitenDialog = later(async () => (await import('./seminar-dialog.tsx')).BearbeitenDialog);

/** A step to another status that is only asked for once more. */
interface Schritt {
	readonly nach: SeminarStatus;
	readonly verb: string;
	readonly frage: (titel: string) => string;
	readonly text: string;
	readonly getan: string;
	/** Somebody is told of it. */
	readonly sendet?: true;
}

const VEROEFFENTLICHEN: Schritt = {
	nach: 1000,
	verb: T.veroeffentlichen,
	frage: T.veroeffentlichenFrage,
	text: T.veroeffentlichenText,
	getan: T.veroeffentlicht,
	sendet: true,
};
const ZURUECKZIEHEN: Schritt = {
	nach: 0,
	verb: T.zurueckziehen,
	frage: T.zurueckziehenFrage,
	text: T.zurueckziehenText,
	getan: T.zurueckgezogen,
};
const DURCHFUEHREN: Schritt = {
	nach: 5000,
	verb: T.durchfuehren,
	frage: T.durchfuehrenFrage,
	text: T.durchfuehrenText,
	getan: T.durchgefuehrt,
};
const OEFFNEN: Schritt = {
	nach: 1000,
	verb: T.oeffnen,
	frage: T.oeffnenFrage,
	text: T.oeffnenText,
	getan: T.geoeffnet,
};

/** What leads on stands last and is filled; what can't be done yet isn't offered. */
function schritte({ status, bis }: Seminar, heute: string): { zurueck: Schritt | null; weiter: Schritt | null } {
	switch (status) {
		case 0:
			return { zurueck: null, weiter: VEROEFFENTLICHEN };
		case 1000:
			return { zurueck: ZURUECKZIEHEN, weiter: bis !== null && bis <= heute ? DURCHFUEHREN : null };
		case 5000:
			return { zurueck: OEFFNEN, weiter: null };
		default:
			return { zurueck: null, weiter: null };
	}
}

type Offen = Schritt | 'bearbeiten' | 'absagen' | 'loeschen' | null;

interface AktionenProps {
	seminar: Seminar;
	heute: string;
	/** What is printed on this tab: with it the steps that aren't next go into a menu. */
	papiere?: ReactNode;
}

export function Aktionen({ seminar, heute, papiere }: AktionenProps) {
	const [offen, setOffen] = useState<Offen>(null);
	const { status } = seminar;
	const { zurueck, weiter } = schritte(seminar, heute);
	const schliesse = () => setOffen(null);
	const weitere = [
		...(status === SEMINAR.nr.Geplant || status === SEMINAR.nr.Abgesagt
			? [{ was: 'loeschen' as const, titel: T.loeschen }]
			: []),
		...(status === SEMINAR.nr.Geplant || status === SEMINAR.nr.Published
			? [{ was: 'absagen' as const, titel: T.absagen }]
			: []),
		...(zurueck ? [{ was: zurueck, titel: zurueck.verb }] : []),
		...(status === SEMINAR.nr.Abgesagt ? [] : [{ was: 'bearbeiten' as const, titel: T.bearbeiten }]),
	];
	return (
		<>
			{papiere}
			{papiere ? (
				<Menu position="bottom-end" width={260}>
					<Menu.Target>
						<IconButton icon={IconDots} label={T.weitere} />
					</Menu.Target>
					<Menu.Dropdown>
						{weitere.map(({ was, titel }) => (
							<Menu.Item key={titel} onClick={() => setOffen(was)}>
								{titel} …
							</Menu.Item>
						))}
					</Menu.Dropdown>
				</Menu>
			) : (
				weitere.map(({ was, titel }) => (
					<Button key={titel} variant={was === 'loeschen' ? 'danger' : undefined} onClick={() => setOffen(was)}>
						{titel} …
					</Button>
				))
			)}
			{weiter && (
				<Button variant="primary" onClick={() => setOffen(weiter)}>
					{weiter.verb} …
				</Button>
			)}
			{offen === 'bearbeiten' && (
				<Suspense>
					<BearbeitenDialog seminar={seminar} onClose={schliesse} />
				</Suspense>
			)}
			{offen === 'absagen' && <AbsagenDialog seminar={seminar} onClose={schliesse} />}
			{offen === 'loeschen' && <LoeschenDialog seminar={seminar} onClose={schliesse} />}
			{offen !== null && typeof offen === 'object' && (
				<SchrittDialog seminar={seminar} schritt={offen} onClose={schliesse} />
			)}
		</>
	);
}

interface DialogProps {
	seminar: Seminar;
	onClose: () => void;
}

function SchrittDialog({ seminar, schritt, onClose }: DialogProps & { schritt: Schritt }) {
	const { id, bezeichnung, version } = seminar;
	const wie = { params: { id }, body: { status: schritt.nach, version } };
	const gemeinsames = {
		run: (idempotencyKey: string) => call('PUT /v1/seminar/{id}', { ...wie, idempotencyKey }),
		meldung: schritt.getan,
		invalidates: betroffen(id),
		onClose,
	};
	if (schritt.sendet)
		return (
			<Sendefrage
				{...gemeinsames}
				anfrage={{ ruf: 'aendereSeminar', ...wie }}
				titel={schritt.frage(bezeichnung)}
				hinweis={schritt.text}
				verb={(anzahl) => SENDEN.und(schritt.verb, anzahl)}
				auchOhne
			/>
		);
	return (
		<BefehlDialog {...gemeinsames} title={schritt.frage(bezeichnung)} confirm={schritt.verb}>
			{schritt.text}
		</BefehlDialog>
	);
}

function AbsagenDialog({ seminar, onClose }: DialogProps) {
	const { id, bezeichnung, version } = seminar;
	const { formular, gefragt, zurueck } = useSendeformular({
		initialValues: { grund: '' },
		labels: { grund: T.grund },
		anfrage: ({ grund }: { grund: string }) => ({
			...{ ruf: 'aendereSeminar' as const, params: { id } },
			body: { status: 9000 as const, grund, version },
		}),
	});
	if (gefragt)
		return (
			<Sendefrage
				anfrage={gefragt}
				run={(idempotencyKey) => call('PUT /v1/seminar/{id}', { ...gefragt, idempotencyKey })}
				titel={T.absagenTitel(bezeichnung)}
				hinweis={T.absagenText}
				verb={(anzahl) => SENDEN.und(T.absagen, anzahl)}
				gefahr
				auchOhne
				meldung={T.abgesagt}
				invalidates={betroffen(id)}
				onDone={onClose}
				onClose={zurueck}
			/>
		);
	return (
		<FormularDialog formular={formular} titel={T.absagenTitel(bezeichnung)} verb={SENDEN.weiter} onClose={onClose}>
			<p>{T.absagenText}</p>
			<TextAreaField required data-autofocus label={T.grund} maxLength={1000} {...formular.feld('grund')} />
		</FormularDialog>
	);
}

function LoeschenDialog({ seminar: { id, bezeichnung }, onClose }: DialogProps) {
	const navigate = useNavigate();
	return (
		<BefehlDialog
			danger
			title={T.loeschenFrage(bezeichnung)}
			confirm={T.loeschen}
			run={(idempotencyKey) => call('DELETE /v1/seminar/{id}', { params: { id }, idempotencyKey })}
			meldung={T.geloescht}
			invalidates={[['listen']]}
			onClose={onClose}
			onDone={() => void navigate({ to: '/admin/seminare' })}
		>
			{T.loeschenText}
		</BefehlDialog>
	);
}
