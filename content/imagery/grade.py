"""The last step of the hall pictures: daylight as a camera would have exposed it, with the glow of the roof lights.

develop.py takes it by itself. For a picture that was developed before: python3 grade.py NAME [NAME ...], once; a graded
picture carries the comment `daylight` and is left as it is.
"""
import os, subprocess, sys

MEDIA = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'saxum', 'media')
MARK = 'daylight'

# gamma lifts what lies in shade; black is the share of the range that becomes black again afterwards; glow is how much
# of the blurred roof lights is laid over the picture
GRADES = {
    'hall-assembly': dict(gamma=1.42, black=3.5, glow=.40),
    'hall-slabs': dict(gamma=1.18, black=2.5, glow=.30),
}


def grade(name, folder=MEDIA):
    p = GRADES[name]; path = os.path.join(folder, name + '.jpg')
    if subprocess.check_output(['identify', '-format', '%c', path], text=True).strip() == MARK: return False
    subprocess.check_call(['convert', path, '-level', '%s%%,97%%,%s' % (p['black'], p['gamma']),
                           '(', '+clone', '-level', '72%,100%', '-blur', '0x26', '-evaluate', 'multiply', str(p['glow']), ')',
                           '-compose', 'Screen', '-composite', '-modulate', '100,110',
                           '-channel', 'R', '-evaluate', 'multiply', '1.012', '-channel', 'B', '-evaluate', 'multiply', '0.985', '+channel',
                           '-set', 'comment', MARK, '-quality', '88', path])
    return True


if __name__ == '__main__':
    for n in sys.argv[1:]: print(n, 'graded' if grade(n) else 'was graded before')
