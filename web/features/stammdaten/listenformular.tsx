import { VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { type ApiFehler, feldFehler } from '../../client/api-fehler.ts';
import { useCommand } from '../../client/use-command.ts';
import { uuid } from '../../client/uuid.ts';
import { STAMMDATEN } from '../../texte/stammdaten.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Form } from '../../ui/fields.tsx';
import tabelle from '../../ui/simple-table.module.css';
import { toast } from '../../ui/toast.tsx';
import { UnsavedChangesGuard } from '../../ui/unsaved-changes-guard.tsx';
import { BETROFFENE, type Listenart } from './arten.ts';
import { alsBody, alsZeilen, type Eintrag, streiche, verschiebe, type Zeile } from './entwurf.ts';
import { Listenzeile } from './listenzeile.tsx';
import css from './stammdaten.module.css';

interface ListenformularProps {
	art: Listenart;
	/** As they are saved; the form is made anew for others. */
	eintraege: readonly Eintrag[];
	istAdmin: boolean;
	onNeuLaden: () => void;
}

const neueZeile = (art: Listenart): Zeile => ({
	key: uuid(),
	isAktiv: true,
	isGeloescht: false,
	werte: Object.fromEntries(art.felder.map(({ feld, art: form }) => [feld, form === 'janein' ? false : ''])),
});

/** The rows of a list, and what is done with all of them together. */
export function Listenformular({ art, eintraege, istAdmin, onNeuLaden }: ListenformularProps) {
	const felder = art.felder.map(({ feld }) => feld);
	const [zeilen, setZeilen] = useState<readonly Zeile[]>(() => alsZeilen(eintraege, felder));
	const [fehler, setFehler] = useState<Readonly<Record<string, string>>>({});
	const geaenderte = alsBody(zeilen, eintraege, felder);
	const befehl = useCommand({
		run: (gesendet: typeof geaenderte, idempotencyKey) =>
			art.speichere(
				gesendet.map(({ body }) => body),
				idempotencyKey,
			),
		invalidates: BETROFFENE,
		onDone: () => toast.success(STAMMDATEN.gespeichert),
		onRefused: (abgelehnt, gesendet) => setFehler(jeZeile(abgelehnt, gesendet)),
	});
	const aendere = (key: string, teil: Partial<Zeile>) =>
		setZeilen((bisher) => bisher.map((zeile) => (zeile.key === key ? { ...zeile, ...teil } : zeile)));
	const abgelehnt = befehl.error && Object.keys(fehler).length > 0;
	return (
		<Form
			onSubmit={(event) => {
				event.preventDefault();
				setFehler({});
				befehl.execute(geaenderte);
			}}
		>
			<UnsavedChangesGuard dirty={geaenderte.length > 0 && !befehl.isRunning} />
			{befehl.error && (
				<div className={css.abgelehnt} role="alert">
					<p>{abgelehnt ? STAMMDATEN.abgelehnt : befehl.error.message}</p>
					{(befehl.error as ApiFehler).details?.some(({ code }) => code === 'VERSION') && (
						<Button size="sm" onClick={onNeuLaden}>
							{STAMMDATEN.neuLaden}
						</Button>
					)}
				</div>
			)}
			{zeilen.length > 0 && (
				<table className={cx(tabelle.table, css.tabelle)}>
					<thead>
						<tr>
							<th scope="col">
								<VisuallyHidden>{STAMMDATEN.reihenfolge}</VisuallyHidden>
							</th>
							{felder.map((feld) => (
								<th key={feld} scope="col">
									{STAMMDATEN.feld[feld]}
								</th>
							))}
							<th scope="col">{STAMMDATEN.aktiv}</th>
							<th scope="col">
								<VisuallyHidden>{STAMMDATEN.aktion}</VisuallyHidden>
							</th>
						</tr>
					</thead>
					<tbody>
						{zeilen.map((zeile, stelle) => (
							<Listenzeile
								key={zeile.key}
								felder={art.felder}
								zeile={zeile}
								fehler={fehler}
								istAdmin={istAdmin}
								istErste={stelle === 0}
								istLetzte={stelle === zeilen.length - 1}
								onAendern={(teil) => aendere(zeile.key, teil)}
								onVerschieben={(um) => setZeilen((bisher) => verschiebe(bisher, zeile.key, um))}
								onStreichen={() => setZeilen((bisher) => streiche(bisher, zeile.key))}
							/>
						))}
					</tbody>
				</table>
			)}
			<div className={css.leiste}>
				<Button icon={IconPlus} onClick={() => setZeilen((bisher) => [...bisher, neueZeile(art)])}>
					{STAMMDATEN.hinzufuegen}
				</Button>
				<Button type="submit" variant="primary" loading={befehl.isRunning} disabled={geaenderte.length === 0}>
					{STAMMDATEN.speichern}
				</Button>
				{geaenderte.length > 0 && (
					<Button
						onClick={() => {
							befehl.reset();
							setFehler({});
							setZeilen(alsZeilen(eintraege, felder));
						}}
					>
						{STAMMDATEN.verwerfen}
					</Button>
				)}
			</div>
		</Form>
	);
}

/** Messages by row and field: the server counts the rows that were sent. */
function jeZeile(fehler: ApiFehler, gesendet: readonly { readonly zeile: Zeile }[]): Record<string, string> {
	return Object.fromEntries(
		Object.entries(feldFehler(fehler)).flatMap(([pfad, text]) => {
			const [nr = '', feld = ''] = pfad.split('.');
			const key = gesendet[Number(nr)]?.zeile.key;
			return key ? [[feld ? `${key}.${feld}` : key, text]] : [];
		}),
	);
}
