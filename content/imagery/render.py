"""Renders and develops whatever is out of date, the pictures that are seen most and cost least first.

    nice -n 19 python3 render.py [NAME ...] [--until HH:MM] [--list]

A picture is out of date when the studio or the file of its family changed since its row in `renders.csv` was written.
Stop it whenever you like; the next run goes on where this one ended.
"""
import csv, datetime, hashlib, os, re, subprocess, sys
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
import develop
import numpy as np

TABLE = os.path.join(HERE, 'renders.csv')
COLUMNS = ['name', 'samples', 'render', 'develop', 'noise', 'source']

# pictures that need more than the usual samples or another size
WIDE = ['--w', '1600', '--h', '1000', '--spp', '40']
HALL = ['--spp', '32']           # little light falls on most of it
FINE = ['--spp', '28']           # small things, out of focus behind
OPTIONS = {'home-hero': ['--w', '1920', '--spp', '18'], 'hall-assembly': WIDE, 'hall-slabs': WIDE,
           'hall-assembly-head': HALL, 'hall-assembly-crane': HALL, 'hall-assembly-trestles': HALL, 'hall-slabs-lift': HALL, **{'story-museum' + s: ['--spp', '24'] for s in ('', '-star')},
           'story-bench': FINE, 'story-parts': FINE, 'story-desk': FINE}
SAMPLES = ['--spp', '14']
STILL = {'service.py', 'macro.py', 'fire.py', 'rooms.py', 'outdoor.py', 'work.py', 'craft.py'}     # as FINE, all of them

FIRST = ['home-hero', 'arcus-625-5x', 'vertex-5-detail', 'unit-stone', 'unit-ceramics', 'unit-engineering', 'story-tools', 'hall-assembly',
         'story-training', 'arcus-625-5x-detail', 'filum-72-detail', 'ignis-2950-detail', 'filum-32', 'filum-72', 'vertex-5', 'lumen-2200',
         'ignis-2950', 'lumen-calibra', 'rivus-5x', 'manus-cell', 'linea-quartz', 'titan-3500']


def families():
    """the scene file of every picture"""
    out = {}
    for f in sorted(os.listdir(HERE)):
        if not f.endswith('.py'): continue
        source = open(os.path.join(HERE, f)).read()
        at = source.find('\nPRODUCTS = {')
        if at >= 0:
            for n in re.findall(r"'([a-z0-9-]+)': (?:dict|_)", source[at:]): out[n] = f
    return out


def source(f):
    """short hash of what a picture of the family file `f` is made of"""
    h = hashlib.sha1()
    for p in ('saxlib.py', f): h.update(open(os.path.join(HERE, p), 'rb').read())
    return h.hexdigest()[:10]


def rows():
    if not os.path.exists(TABLE): return {}
    with open(TABLE, newline='') as f: return {r['name']: r for r in csv.DictReader(f)}


def keep(row):
    all_rows = rows(); all_rows[row['name']] = row
    with open(TABLE, 'w', newline='') as f:
        w = csv.DictWriter(f, COLUMNS, lineterminator='\n'); w.writeheader()
        for n in sorted(all_rows): w.writerow(all_rows[n])


def expose(name, f):
    """renders the passes, unless those that lie there are younger than the scene"""
    passes = os.path.join(develop.PASSES, name + '.npz')
    if os.path.exists(passes):
        if all(os.path.getmtime(passes) > os.path.getmtime(os.path.join(HERE, p)) for p in ('saxlib.py', f)): return True
        os.remove(passes)
    env = dict(os.environ, PYTHONPATH=os.path.dirname(os.path.dirname(np.__file__)))
    run = subprocess.run(['blender', '-b', '--python-use-system-env', '-P', os.path.join(HERE, 'make.py'), '--', name,
                          *SAMPLES, *OPTIONS.get(name, FINE if f in STILL else [])], env=env, capture_output=True, text=True)
    if not os.path.exists(passes): print(name, 'FAILED', run.stdout[-800:], run.stderr[-800:], flush=True)
    return os.path.exists(passes)


def finish(name, f):
    row = dict(name=name, source=source(f), **develop.develop(name))
    keep(row); print(row, flush=True)


def main():
    a = sys.argv[1:]; until = None; listing = '--list' in a
    if listing: a.remove('--list')
    if '--until' in a: i = a.index('--until'); until = a[i + 1]; del a[i:i + 2]
    known = families(); old = rows()
    names = a or FIRST + sorted(set(known) - set(FIRST))
    due = [n for n in names if n in known and (a or n not in old or old[n]['source'] != source(known[n]))]
    if listing: print(len(due), 'of', len(known), 'out of date:', *due); return
    with ThreadPoolExecutor(1) as darkroom:      # works while the next picture is rendered
        for n in due:
            if until and datetime.datetime.now().strftime('%H:%M') >= until: print('stopped; left:', *due[due.index(n):]); return
            if expose(n, known[n]): darkroom.submit(finish, n, known[n])


main()
